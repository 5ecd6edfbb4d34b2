/** As WebDriver names them. */
export const KEYS = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C", ArrowRight: "\uE014", Space: " " };

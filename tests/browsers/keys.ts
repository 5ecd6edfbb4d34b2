/** Keys without a letter, as WebDriver numbers them. */
export const KEYS = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C", ArrowRight: "\uE014", Space: " " };

let pressedAt = "";

/**
 * The second press of a double click would follow whatever the next page shows at that place. Fingers don't
 * press twice by habit, and may well follow one link after another at the same place.
 */
export function ignoreSecondPressOnNextPage(): void {
  addEventListener(
    "click",
    (event) => {
      if (event.detail < 2 || event.pointerType === "touch") pressedAt = location.pathname;
      else if (pressedAt !== location.pathname) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    true,
  );
}

let pressedAt = "";

/** The second press of a double click would follow whatever the next page shows at that place. */
export function ignoreSecondPressOnNextPage(): void {
  addEventListener(
    "click",
    (event) => {
      if (event.detail < 2) pressedAt = location.pathname;
      else if (pressedAt !== location.pathname) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    true,
  );
}

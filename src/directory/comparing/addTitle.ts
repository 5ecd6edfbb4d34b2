/** The id of the heading of the search for another clinic to compare. */
export const ADD_TITLE = "add-title";

/** Apart from the other messages, since it may be needed before those are loaded. */
export const VOTE_FAILED = { title: "Error", text: "Failed to record upvote. Please try again." };

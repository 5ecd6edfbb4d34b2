/** A file of its own: it may be needed before the other messages load. */
export const VOTE_FAILED = { title: "Error", text: "Failed to record upvote. Please try again." };

/** Constant, so that tests can make tokens of any kind. */
export const TEST_JWT_SECRET = "only-for-tests-and-at-least-32-characters";

export const TEST_SECRET_KEY = "sb_secret_only-for-tests";

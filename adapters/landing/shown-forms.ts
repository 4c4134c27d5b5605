/** So many titles are shown to someone who has no account. */
export const SHOWN_FORMS = 8

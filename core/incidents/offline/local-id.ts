/** Ids from here on are of what the server has not heard of; its own never get so far. */
export const FIRST_LOCAL_ID = 900_000_000_000_000

/** Whether the id is of something that is on this device alone. */
export const isLocal = (id: number): boolean => id >= FIRST_LOCAL_ID

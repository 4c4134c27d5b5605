/** The next of so many ids as were asked for. */
export const drawNext = <Id>(ids: Iterator<Id>): Id => ids.next().value

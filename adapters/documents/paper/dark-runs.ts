/** Dark squares beside one another in a row: where they begin, and how many there are. */
export type DarkRun = { readonly x: number; readonly y: number; readonly w: number }

export function listDarkRuns(squares: readonly (readonly boolean[])[]): readonly DarkRun[] {
  return squares.flatMap((row, y) => {
    const runs: DarkRun[] = []
    for (let x = 0; x < row.length; x++) {
      const from = x
      while (row[x]) x++
      if (x > from) runs.push({ x: from, y, w: x - from })
    }
    return runs
  })
}

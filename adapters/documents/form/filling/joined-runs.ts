import type { Run } from '../../paper/paper.ts'

/** Neighbours of one style as one: renderers stretch the gap between runs. */
export function joinRuns(runs: readonly Run[]): readonly Run[] {
  const whole: Run[] = []
  for (const run of runs) {
    const last = whole.at(-1)
    if (last !== undefined && isAlike(last, run))
      whole[whole.length - 1] = { ...last, text: last.text + run.text }
    else whole.push(run)
  }
  return whole
}

const isAlike = (a: Run, b: Run): boolean =>
  isOn(a.bold) === isOn(b.bold) && isOn(a.italic) === isOn(b.italic) && isOn(a.gap) === isOn(b.gap)

const isOn = (style = false): boolean => style

/** «… 2026 г.» before a full stop keeps its own dot only; three dots stay three. */
export function withoutDoubledDots(runs: readonly Run[]): readonly Run[] {
  const said = runs.filter(({ text }) => text !== '')
  return said.map((run, i) =>
    /^\.(?!\.)/u.test(run.text) && said[i - 1]?.text.endsWith('.')
      ? { ...run, text: run.text.slice(1) }
      : run,
  )
}

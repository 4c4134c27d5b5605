import type { MicrotraumaState } from '../incidents/microtraumas/microtrauma.ts'

export const microtraumaStateWords: Readonly<Record<MicrotraumaState, string>> = {
  'to-review': 'на рассмотрении',
  reviewed: 'рассмотрена',
  annulled: 'аннулирована',
  accident: 'несчастный случай',
}

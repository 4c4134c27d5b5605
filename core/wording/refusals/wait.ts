import { formatCount } from '../../shared/texts/plural.ts'

/** How long to wait, in whole minutes: «через минуту», «через 15 минут», «через час». */
export function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes >= 60) return 'через час'
  return minutes <= 1 ? 'через минуту' : `через ${formatCount(minutes, ['минуту', 'минуты', 'минут'])}`
}

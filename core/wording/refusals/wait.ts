import { formatCount } from '../../shared/texts/plural.ts'

/** How long to wait, in whole minutes or hours: «через минуту», «через 15 минут», «через час», «через 3 часа». */
export function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes >= 60) {
    const hours = Math.ceil(minutes / 60)
    return hours === 1 ? 'через час' : `через ${formatCount(hours, ['час', 'часа', 'часов'])}`
  }
  return minutes <= 1 ? 'через минуту' : `через ${formatCount(minutes, ['минуту', 'минуты', 'минут'])}`
}

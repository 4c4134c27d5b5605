import type { Sex } from '@osh/core/employees/employee.ts'
import { noSizes, type Sizes } from '@osh/core/employees/sizes/sizes.ts'

/** Sizes of someone of the example; every seventh has not said theirs yet. */
export function makeDemoSizes(n: number, sex: Sex): Sizes {
  if (n % 7 === 6) return noSizes
  const isMan = sex === 'm'
  const clothing = (isMan ? 46 : 42) + 2 * ((n * 3) % 6)
  return {
    height: (isMan ? 168 : 156) + ((n * 5) % 20),
    clothingSize: `${clothing}-${clothing + 2}`,
    shoeSize: String((isMan ? 40 : 36) + ((n * 3) % 5)),
    headgearSize: String((isMan ? 56 : 54) + (n % 4)),
    gloveSize: String((isMan ? 9 : 7) + (n % 3)),
    respiratorSize: String(isMan ? 2 + (n % 2) : 1 + (n % 2)),
  }
}

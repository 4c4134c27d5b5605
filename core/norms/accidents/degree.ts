/** How grave an accident is, the gravest last. */
export const severities = ['easy', 'serious', 'fatal'] as const
export type Severity = (typeof severities)[number]

/** How grave an accident is and whether several people were injured (степень). */
export const degrees = ['easy', 'easyGroup', 'serious', 'seriousGroup', 'fatal', 'fatalGroup'] as const
export type Degree = (typeof degrees)[number]

export const deriveSeverity = (degree: Degree): Severity =>
  severities.find((severity) => degree.startsWith(severity)) ?? 'fatal'

export const isGroup = (degree: Degree): boolean => degree.endsWith('Group')

/** The degree of an accident of that severity with so many injured. */
export const deriveDegree = (severity: Severity, injured: number): Degree =>
  injured > 1 ? `${severity}Group` : severity

/** Below zero where `a` is the lighter, zero where both are as grave. */
export const compareSeverity = (a: Severity, b: Severity): number =>
  severities.indexOf(a) - severities.indexOf(b)

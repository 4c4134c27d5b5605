import { TextInput } from '@mantine/core'
import type { LocalDate } from '@osh/core/shared/local-date.ts'
import { formatDate } from '@osh/core/wording/dates.ts'
import { lazy, Suspense } from 'react'

const DateField = lazy(async () => ({ default: (await import('./DateField.tsx')).DateField }))

type Props = {
  readonly label?: string
  readonly 'aria-label'?: string
  readonly className?: string | undefined
  readonly value: LocalDate | null
  readonly max?: LocalDate
  readonly onChange: (value: LocalDate | null) => void
}

/** A `DateField` on a screen that is there before its calendar; until that has come, the day can be read only. */
export function LateDateField({ value, onChange, max, ...shown }: Props) {
  const day = value === null ? '' : formatDate(value)
  return (
    <Suspense fallback={<TextInput {...shown} readOnly value={day} />}>
      <DateField {...shown} {...(max === undefined ? {} : { max })} value={value} onChange={onChange} />
    </Suspense>
  )
}

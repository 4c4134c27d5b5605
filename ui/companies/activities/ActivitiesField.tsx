import '#ui/kit/form-styles.ts'
import { MultiSelect } from '@mantine/core'
import type { Activity, ActivityId } from '@osh/core/companies/company.ts'
import type { ReactNode } from 'react'
import { fieldTexts } from '#ui/kit/forms/texts.ts'
import { useOpenedList } from '#ui/kit/forms/use-opened-list.ts'
import styles from '../Company.module.css'
import { companyTexts } from '../texts.ts'

type Props = {
  readonly id: string
  readonly label: ReactNode
  readonly activities: readonly Activity[]
  readonly value: readonly ActivityId[]
  readonly message: string | undefined
  readonly onChange: (value: readonly ActivityId[]) => void
}

/** Any number of activities, found by any part of their name; the chosen ones are not offered again. */
export function ActivitiesField({ id, label, activities, value, message, onChange }: Props) {
  const idOf = (text: string) =>
    activities.filter((activity) => String(activity.id) === text).map(({ id }) => id)
  const opened = useOpenedList()
  return (
    <MultiSelect
      {...opened}
      id={id}
      label={label}
      searchable
      clearable
      hidePickedOptions
      withScrollArea={false}
      styles={{ options: { maxHeight: 350, overflowY: 'auto' } }}
      classNames={{ input: styles.pills ?? '', inputField: styles.search ?? '' }}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      nothingFoundMessage={fieldTexts.notFound}
      clearButtonProps={{ 'aria-label': companyTexts.clear }}
      data={activities.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value.map(String)}
      error={message}
      onChange={(picked) => onChange(picked.flatMap(idOf))}
    />
  )
}

import '#ui/kit/native-select-styles.ts'
import { Button, NativeSelect } from '@mantine/core'
import { journalAreas } from '@osh/core/journal/areas.ts'
import type { JournalFilter } from '@osh/core/journal/journal-repository.ts'
import { noName } from '@osh/core/wording/auth.ts'
import { everyArea, sayRecords } from '@osh/core/wording/journal/command-words.ts'
import { observer } from 'mobx-react-lite'
import { memberNames } from '#ui/app/session/member-names.ts'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './Journal.module.css'
import { journalTexts as texts } from './texts.ts'

type Props = {
  readonly filter: JournalFilter
  readonly onNarrow: (changes: Partial<JournalFilter>) => void
}

const everyone = { value: '', label: texts.everyone }
const areaChoices = [everyone, ...everyArea.map(({ area, words }) => ({ value: area, label: words }))]

/** By person, area and days, within the record that the page was opened for. */
export const JournalFilters = observer(function JournalFilters({ filter, onNarrow }: Props) {
  const names = useService(memberNames)
  const { members } = names
  const people = (members ?? []).map(({ id, fullname }) => {
    const said = fullname ?? names.nameOf(id)
    return { value: String(id), label: said === null || said === noName ? `№\u00a0${id}` : said }
  })
  const former =
    filter.by !== null && !people.some(({ value }) => value === String(filter.by))
      ? [{ value: String(filter.by), label: texts.formerMember }]
      : []
  const pick = (value: string) =>
    onNarrow({ by: members?.find(({ id }) => String(id) === value)?.id ?? null })
  const { record } = filter
  return (
    <search className={styles.filters}>
      {record !== null && (
        <p className={styles.only}>
          {texts.onlyOf(sayRecords(record.record, [record.id], 1))}
          <Button variant="default" size="xs" onClick={() => onNarrow({ record: null })}>
            {texts.everyRecord}
          </Button>
        </p>
      )}
      <NativeSelect
        label={texts.person}
        data={[everyone, ...people, ...former]}
        value={String(filter.by ?? '')}
        onChange={({ currentTarget }) => pick(currentTarget.value)}
      />
      <NativeSelect
        label={texts.area}
        data={areaChoices}
        value={filter.area ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onNarrow({ area: journalAreas.find((one) => one === value) ?? null })
        }
      />
      <DateField label={texts.from} value={filter.from} onChange={(from) => onNarrow({ from })} clearable />
      <DateField label={texts.to} value={filter.to} onChange={(to) => onNarrow({ to })} clearable />
    </search>
  )
})

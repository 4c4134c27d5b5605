import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useReread } from '#ui/app/session/use-reread.ts'
import { useAgain } from '#ui/kit/connection/use-again.ts'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { archivePeople } from './archive-people.ts'
import type { FilterProps } from './filter-props.ts'
import { archiveTexts as texts } from './texts.ts'

/** Anyone who works or has worked in the company; read once it is asked for. */
export default observer(function EmployeeFilter({ filter: { employeeId }, onNarrow }: FilterProps) {
  const people = useService(archivePeople)
  useEffect(() => {
    if (employeeId !== null) void people.open()
  }, [people, employeeId])
  useReread(people.reread)
  useAgain(people.state, () => void people.reread())
  const { is } = people.state
  return (
    <SelectField
      label={texts.employee}
      placeholder={texts.all}
      limit={200}
      choices={people.choices}
      value={employeeId}
      onDropdownOpen={() => void people.open()}
      {...(is === 'ready'
        ? {}
        : { nothingFoundMessage: is === 'failed' ? texts.peopleFailed : texts.peopleLoading })}
      onChange={(employeeId) => onNarrow({ employeeId })}
    />
  )
})

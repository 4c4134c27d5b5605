import { Button, type ButtonProps } from '@mantine/core'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { notices } from '../dialogs/notices.ts'
import { load } from '../loading-state.ts'
import { useService } from '../services/services-context.tsx'
import { kitTexts as texts } from '../texts.ts'
import { saveTable } from './save-table.ts'
import type { TableFile } from './table-file.ts'

type Props = Pick<ButtonProps, 'size' | 'className'> & {
  /** All of the table as it is shown now, also what is not read yet. Throws `Unavailable`. */
  readonly ask: () => Promise<TableFile>
  /** What is saved, where the page has several tables: «незагруженные строки». */
  readonly of?: string
}

/** «.xlsx»: saves the table that is shown. */
export function SaveTable({ ask, of = texts.table, ...look }: Props) {
  const { show } = useService(notices)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const answer = await load(async () => {
      const table = await ask()
      await saveTable(table)
      return table.note
    })
    if (answer.is === 'failed') show(describeFailure(answer.status), { tone: 'failed' })
    else if (answer.value !== undefined) show(answer.value, { seconds: 6 })
    setBusy(false)
  }
  return (
    <Button
      {...look}
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
      loading={busy}
      aria-label={texts.save(of)}
      onClick={() => void save()}
    >
      .xlsx
    </Button>
  )
}

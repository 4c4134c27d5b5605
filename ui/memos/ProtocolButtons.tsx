import { Button } from '@mantine/core'
import type { ProtocolOfMemo } from '@osh/core/memos/protocols-of-memo.ts'
import { nameWork, type TrainingProgram } from '@osh/core/norms/training-programs.ts'
import { May } from '#ui/app/session/May.tsx'
import { memoTexts as texts } from './texts.ts'
import type { ProtocolDialog } from './use-protocol-dialog.ts'

type Props = { readonly protocols: readonly ProtocolOfMemo[]; readonly dialog: ProtocolDialog }

/** A high-risk work has a protocol of its own: the letter doesn't tell it from others. */
const nameProgramme = ({ code, short, title }: TrainingProgram): string =>
  code === 'V' ? `${short} «${nameWork(title)}»` : short

/** A button for each of the knowledge-check protocols. */
export function ProtocolButtons({ protocols, dialog }: Props) {
  return (
    <May right="issue-papers">
      {protocols.map((protocol) => {
        const { programme, employeeIds, answers } = protocol
        const words = texts.protocolOf(nameProgramme(programme), answers.reason, employeeIds.length)
        return (
          <Button
            key={words}
            variant="default"
            maw="100%"
            title={words}
            loading={dialog.fetching}
            {...(protocols.length === 1 ? { 'aria-label': words } : {})}
            onClick={() => dialog.open(protocol)}
          >
            {protocols.length === 1 ? texts.protocol : words}
          </Button>
        )
      })}
    </May>
  )
}

import { Button } from '@mantine/core'
import type { ProtocolOfMemo } from '@osh/core/memos/protocols-of-memo.ts'
import { programWords } from '@osh/core/norms/program-words.ts'
import { May } from '#ui/app/session/May.tsx'
import { memoTexts as texts } from './texts.ts'
import type { ProtocolDialog } from './use-protocol-dialog.ts'

type Props = { readonly protocols: readonly ProtocolOfMemo[]; readonly dialog: ProtocolDialog }

/** A button for each of the knowledge-check protocols. */
export function ProtocolButtons({ protocols, dialog }: Props) {
  return (
    <May right="issue-papers">
      {protocols.map((protocol) => {
        const { code, employeeIds, answers } = protocol
        const words = texts.protocolOf(programWords[code], answers.reason, employeeIds.length)
        return (
          <Button
            key={words}
            variant="default"
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

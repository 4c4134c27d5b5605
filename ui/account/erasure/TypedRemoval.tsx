import '#ui/kit/text-field-styles.ts'
import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { AskedRemoval } from '#ui/kit/dialogs/AskedRemoval.tsx'
import type { erasureTexts } from './texts.ts'

type Props = {
  readonly words: (typeof erasureTexts)['company' | 'account']
  readonly asks: string
  /** What follows, and what to do first. */
  readonly children?: ReactNode
  readonly onErase: (typed: string) => Promise<string | null>
  readonly onErased: () => void
}

/** A question that is answered by typing what is to be erased. */
export function TypedRemoval({ words, asks, children, onErase, onErased }: Props) {
  const [typed, setTyped] = useState('')
  return (
    <AskedRemoval variant="default" words={words} onRemove={() => onErase(typed)} onRemoved={onErased}>
      <p>{words.warning}</p>
      {children}
      <TextInput
        mt="md"
        label={asks}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </AskedRemoval>
  )
}

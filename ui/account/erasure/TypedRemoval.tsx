import '#ui/kit/text-field-styles.ts'
import { PasswordInput, TextInput } from '@mantine/core'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { AskedRemoval } from '#ui/kit/dialogs/AskedRemoval.tsx'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { bindTyped, TypedFields } from '#ui/kit/forms/typed-fields.ts'
import type { Typed } from './erasure-store.ts'
import type { erasureTexts } from './texts.ts'

type Props = {
  readonly words: (typeof erasureTexts)['company' | 'account']
  readonly asks: string
  /** What follows, and what to do first. */
  readonly children?: ReactNode
  /** Answers what is wrong with which field; null when it is done. */
  readonly onErase: (typed: Typed) => Promise<Messages | null>
  readonly onErased: () => void
}

/** A question that is answered by typing what is to be erased, with the password; the code of a second factor is asked for where there is one. */
export const TypedRemoval = observer(function TypedRemoval({
  words,
  asks,
  children,
  onErase,
  onErased,
}: Props) {
  const [fields] = useState(() => new TypedFields({ confirmation: '', currentPassword: '', factorCode: '' }))
  const [asksCode, setAsksCode] = useState(false)
  const erase = async (): Promise<string | null> => {
    const messages = await onErase(fields.values)
    if (messages === null) return null
    fields.refuse(messages)
    if (messages.factorCode !== undefined) setAsksCode(true)
    return messages.form ?? ''
  }
  // The page under the question has fields of these names too.
  const bind = (field: keyof Typed) => ({ ...bindTyped(fields, field), id: `closing-${field}` })
  return (
    <AskedRemoval variant="default" words={words} onRemove={erase} onRemoved={onErased}>
      <p>{words.warning}</p>
      {children}
      <TextInput mt="md" label={asks} autoComplete="off" {...bind('confirmation')} />
      <PasswordInput
        mt="md"
        label={wordField('currentPassword')}
        autoComplete="current-password"
        {...bind('currentPassword')}
      />
      {asksCode && (
        <TextInput
          mt="md"
          label={wordField('factorCode')}
          autoComplete="one-time-code"
          {...bind('factorCode')}
        />
      )}
    </AskedRemoval>
  )
})

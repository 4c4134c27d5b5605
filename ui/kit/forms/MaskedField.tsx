import '../form-styles.ts'
import { TextInput, type TextInputProps } from '@mantine/core'
import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { applyMask, caretAfterEdit, type Mask, maskedDigits } from './mask.ts'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'ref'> & {
  readonly mask: Mask
  /** As shown: «+7 (912) 555-01-42»; empty for none. */
  readonly value: string
  readonly onChange: (shown: string) => void
}

/** Takes digits however they are written, and shows them in the mask. */
export function MaskedField({ mask, value, onChange, ...others }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const edit = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = currentTarget
    caret.current = caretAfterEdit(mask, text, selectionStart ?? text.length)
    onChange(applyMask(mask, text))
  }
  return (
    <TextInput
      {...others}
      ref={input}
      value={value}
      inputMode={mask.startsWith('+') ? 'tel' : 'numeric'}
      onChange={edit}
      onBlur={() => value !== '' && maskedDigits(mask, value) === '' && onChange('')}
    />
  )
}

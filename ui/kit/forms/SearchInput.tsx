import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import styles from './SearchInput.module.css'
import { fieldTexts } from './texts.ts'

const PAUSE_MS = 200

type Props = {
  readonly label: string
  /** What is searched for now; where something else than typing has changed it, that is shown. */
  readonly search: string
  /** Called a moment after the last key. */
  readonly onSearch: (search: string) => void
  readonly className?: string | undefined
}

/** A search that goes on by itself while someone types. */
export function SearchInput({ label, search, onSearch, className = '' }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(search)
  const [found, setFound] = useState(search)
  if (found !== search) {
    setFound(search)
    if (typed.trim() !== search.trim()) setTyped(search)
  }
  const find = useDebouncedCallback(onSearch, PAUSE_MS)
  const type = (text: string) => {
    setTyped(text)
    find(text)
  }
  const clear = () => {
    type('')
    input.current?.focus()
  }
  return (
    <div className={`${styles.search} ${className}`}>
      <IconSearch className={styles.icon} size={16} stroke={1.6} aria-hidden />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={255}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      {typed !== '' && (
        <button type="button" aria-label={fieldTexts.clear} onClick={clear}>
          <IconX size={16} stroke={1.6} aria-hidden />
        </button>
      )}
    </div>
  )
}

import type { Template } from '@osh/core/documents/library/template.ts'
import type { OwnForm } from '@osh/core/documents/own-forms/own-form.ts'
import { IconFileText, IconFileTextFilled } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import styles from '../Documents.module.css'
import { ownFormTexts as texts } from './texts.ts'

const OwnFormModal = makeLazyPart(() => import('./OwnFormModal.tsx'))

type Props = {
  readonly template: Template
  /** Null while the form of the library is in use. */
  readonly own: OwnForm | null
  readonly onChanged: () => void
}

/** The way to the company's own form, marked where there is one. */
export function OwnFormLink({ template, own, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const Icon = own === null ? IconFileText : IconFileTextFilled
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={own === null ? styles.file : `${styles.file} ${styles.own}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon size={16} stroke={1.6} aria-hidden />
        {own === null ? texts.title : texts.inUse(own.fileName)}
        <span className="visually-hidden"> {template.title}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <OwnFormModal template={template} onChanged={onChanged} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

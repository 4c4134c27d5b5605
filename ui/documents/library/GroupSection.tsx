import { Button } from '@mantine/core'
import { findEnding } from '@osh/core/documents/library/ending-acts.ts'
import type { ShownGroup } from '@osh/core/documents/library/shown-forms.ts'
import type { Template } from '@osh/core/documents/library/template.ts'
import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { May } from '#ui/app/session/May.tsx'
import { ExpiringActs } from '#ui/norms/ExpiringActs.tsx'
import { cutName } from '../cut-name.ts'
import styles from '../Documents.module.css'
import type { DocumentsStore } from '../documents-store.ts'
import { documentTexts as texts } from '../texts.ts'
import { TemplateList } from './TemplateList.tsx'

type Props = {
  readonly shown: ShownGroup
  readonly store: DocumentsStore
  readonly onIssue: (template: Template) => void
}

/** A group among all: folds, and says what its forms lack and which of their acts end. */
export const GroupSection = observer(function GroupSection({ shown, store, onIssue }: Props) {
  const { offered, isOpen, forms, rest } = shown
  const { group, needsResponsible, templates, ending } = offered
  const id = `group-${group.id}`
  const cut = cutName(group.name)
  return (
    <section aria-label={group.name} className={styles.group}>
      <div className={styles.groupHead}>
        <h2>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-controls={id}
            title={cut === group.name ? undefined : group.name}
            onClick={() => store.toggle(group.id)}
          >
            <IconChevronDown className={styles.chevron} size={16} stroke={1.6} aria-hidden />
            {cut}
          </button>
        </h2>
        <span className={styles.second}>{texts.formsIn(templates.length)}</span>
        {needsResponsible && (
          <May right="change">
            <Link to="/settings/responsible" className={styles.fill}>
              <IconAlertTriangle size={16} stroke={1.6} aria-hidden /> {texts.fillResponsible}
            </Link>
          </May>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <ExpiringActs acts={findEnding(templates, ending)} />
            {forms.length > 0 && <TemplateList templates={forms} store={store} onIssue={onIssue} level={3} />}
            {rest > 0 && (
              <Button variant="default" mt="sm" onClick={() => store.showMore(offered)}>
                {texts.showMore(rest)}
                <span className="visually-hidden">, {group.name}</span>
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  )
})

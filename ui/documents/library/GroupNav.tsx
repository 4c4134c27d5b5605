import type { TemplateScope } from '@osh/core/documents/library/template.ts'
import type { TemplateGroup } from '@osh/core/documents/library/template-group.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { cutName } from '../cut-name.ts'
import { archivePath, nameGroupPath } from '../document-paths.ts'
import type { DocumentsStore } from '../documents-store.ts'
import { documentTexts as texts } from '../texts.ts'
import styles from './GroupNav.module.css'

type Props = {
  readonly store: DocumentsStore
  readonly scope: TemplateScope
  /** Null for all groups. */
  readonly current: number | null | 'archive'
}

/** The groups beside the forms; on narrow windows a strip that scrolls to the current one. */
export const GroupNav = observer(function GroupNav({ store, scope, current }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const { groups, count } = store
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current group changes with the path
  useEffect(() => centreCurrent(list.current), [current, groups])
  return (
    <nav aria-label={texts.groups} className={styles.nav}>
      <ul ref={list} className={styles.list}>
        <li>
          <Link to={nameGroupPath(scope, null)} aria-current={current === null ? 'page' : undefined}>
            {texts.allGroups}
            <Count count={count} />
          </Link>
        </li>
        {groups.map(({ group, needsResponsible, templates }) => (
          <GroupItem
            key={group.id}
            group={group}
            to={nameGroupPath(scope, group.id)}
            isCurrent={group.id === current}
            warned={needsResponsible}
            count={templates.length}
          />
        ))}
        <li className={styles.last}>
          <Link to={archivePath} aria-current={current === 'archive' ? 'page' : undefined}>
            {texts.archive}
          </Link>
        </li>
      </ul>
    </nav>
  )
})

type ItemProps = {
  readonly group: TemplateGroup
  readonly to: string
  readonly isCurrent: boolean
  readonly warned: boolean
  readonly count: number
}

function GroupItem({ group: { name }, to, isCurrent, warned, count }: ItemProps) {
  const cut = cutName(name)
  return (
    <li>
      <Link to={to} title={cut === name ? undefined : name} aria-current={isCurrent ? 'page' : undefined}>
        <span>
          {cut}
          {warned && (
            <>
              <IconAlertTriangle className={styles.warning} size={16} stroke={1.6} aria-hidden />
              <span className="visually-hidden">, {texts.needsResponsible}</span>
            </>
          )}
        </span>
        <Count count={count} />
      </Link>
    </li>
  )
}

const Count = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <>
      <span className={styles.count} aria-hidden>
        {count}
      </span>
      <span className="visually-hidden">, {texts.formsIn(count)}</span>
    </>
  )

function centreCurrent(list: HTMLUListElement | null): void {
  const current = list?.querySelector<HTMLElement>('[aria-current="page"]')
  if (!list || !current) return
  list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2
}

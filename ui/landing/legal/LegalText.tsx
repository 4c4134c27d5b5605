import { useEffect } from 'react'
import { PublicPage } from '../PublicPage.tsx'
import styles from './Legal.module.css'

export type LegalSection = { readonly title: string; readonly paragraphs: readonly string[] }

type Props = { readonly title: string; readonly sections: readonly LegalSection[] }

export function LegalText({ title, sections }: Props) {
  useEffect(() => window.scrollTo(0, 0), [])
  return (
    <PublicPage title={title}>
      <article className={styles.text}>
        <h1>{title}</h1>
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </article>
    </PublicPage>
  )
}

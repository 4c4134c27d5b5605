import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { FormsSearch } from './forms-search/FormsSearch.tsx'
import { Hero } from './Hero.tsx'
import styles from './Landing.module.css'
import { PublicPage } from './PublicPage.tsx'
import { Tariffs } from './Tariffs.tsx'
import { landingTexts } from './texts.ts'

export function Component() {
  useScrollToPart()
  return (
    <PublicPage>
      <Hero />
      <FormsSearch />
      <section className={styles.tinted} aria-labelledby="steps">
        <div className={styles.band}>
          <h2 id="steps" className={styles.title}>
            {landingTexts.stepsTitle}
          </h2>
          <ol className={styles.steps}>
            {landingTexts.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <div className={styles.band}>
        <ul className={styles.about}>
          {landingTexts.about.map(({ id, title, text }) => (
            <li key={id} id={id}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <Tariffs />
    </PublicPage>
  )
}

/** The footer's links lead to parts of this page; the top otherwise. */
function useScrollToPart(): void {
  const { state, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again scrolls again
  useEffect(() => {
    const part = document.getElementById(String((state as { part?: string } | null)?.part))
    if (part) part.scrollIntoView({ block: 'center' })
    else window.scrollTo(0, 0)
  }, [state, key])
}

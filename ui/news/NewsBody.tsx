import styles from './News.module.css'

/** What a piece of news says. */
export const NewsBody = ({ html }: { readonly html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of Markdown by the server, which takes no HTML in it
  <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
)

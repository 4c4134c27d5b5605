type Props = { readonly href: '/ContractOffer' | '/PrivacyPolicy'; readonly children: string }

/** To a document of law, in a tab of its own: what was typed stays. */
export const LegalLink = ({ href, children }: Props) => (
  <a href={href} target="_blank" rel="noopener">
    {children}
  </a>
)

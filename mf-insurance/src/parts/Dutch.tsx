/** What the firm's systems sent in Dutch and nobody translates: said as such, whatever the language of the page. */
export const Dutch = ({ children }: { children: string }) => <span lang="nl">{children}</span>

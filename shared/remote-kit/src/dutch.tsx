/**
 * What lenders, insurers and firms' systems word in Dutch and nobody translates: marked as such, so that it is read aloud
 * well on a page in another language (WCAG 3.1.2).
 */
export const Dutch = ({ children }: { children: string }) => <span lang="nl">{children}</span>

/**
 * Marks Dutch text of lenders, insurers and advice firms that is not translated, for screen readers on pages in another
 * language (WCAG 3.1.2).
 */
export const DutchText = ({ children }: { children: string }) => <span lang="nl">{children}</span>

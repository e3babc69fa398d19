/** Dutch text of lenders, insurers and advice firms, marked for screen readers (WCAG 3.1.2). */
export const DutchText = ({ children }: { children: string }) => <span lang="nl">{children}</span>

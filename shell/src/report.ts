/** Tells of an error: which remote, what happened, nothing personal. Until a service is configured it only logs (SHELL-12). */
export function report(error: unknown, remote: string, context: Record<string, string> = {}): void {
  console.error(`[${remote}]`, error, context)
}

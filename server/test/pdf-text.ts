import { getDocument as openPdf } from 'pdfjs-dist/legacy/build/pdf.mjs'

export const normalizeWhitespace = (text: string) => text.replace(/\s+/g, ' ')

export async function readPdfText(bytes: Buffer) {
  const loadingTask = openPdf({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const pdf = await loadingTask.promise
  const pages: string[] = []
  const roles = new Set<string>()
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(normalizeWhitespace(items.map((item) => ('str' in item ? item.str : '')).join(' ')))
    const collectRoles = (node: { role?: string; children?: unknown[] }) => {
      if (node.role) roles.add(node.role)
      for (const child of node.children ?? []) collectRoles(child as typeof node)
    }
    collectRoles((await page.getStructTree()) ?? {})
  }
  const info = await pdf.getMetadata()
  await loadingTask.destroy()
  return { pages, text: pages.join(' '), roles, info: info.info as Record<string, unknown> }
}

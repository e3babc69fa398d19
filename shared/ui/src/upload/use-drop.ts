import { type DragEvent, useEffect, useRef, useState } from 'react'

const hasFiles = ({ dataTransfer }: Pick<DragEvent | globalThis.DragEvent, 'dataTransfer'>) =>
  dataTransfer?.types.includes('Files') ?? false

/** A file dropped beside the area would replace the page and lose typed input. */
const ignoreBeside = (event: globalThis.DragEvent) => hasFiles(event) && event.preventDefault()

/** Makes an element a drop target; `over` is true while files are above it. */
export function useDrop(onFiles: (files: readonly File[]) => void) {
  const depth = useRef(0)
  const [over, setOver] = useState(false)
  useEffect(() => {
    addEventListener('dragover', ignoreBeside)
    addEventListener('drop', ignoreBeside)
    return () => {
      removeEventListener('dragover', ignoreBeside)
      removeEventListener('drop', ignoreBeside)
    }
  }, [])
  const enter = (steps: number) => {
    depth.current = Math.max(0, depth.current + steps)
    setOver(depth.current > 0)
  }
  return {
    over,
    onDragEnter: (event: DragEvent) => hasFiles(event) && enter(1),
    onDragLeave: (event: DragEvent) => hasFiles(event) && enter(-1),
    onDragOver: (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      enter(-depth.current)
      onFiles([...event.dataTransfer.files])
    },
  }
}

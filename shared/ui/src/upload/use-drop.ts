import { type DragEvent, useEffect, useRef, useState } from 'react'

const hasFiles = ({ dataTransfer }: Pick<DragEvent | globalThis.DragEvent, 'dataTransfer'>) =>
  dataTransfer?.types.includes('Files') ?? false

/** A file that is dropped beside the place for it would open in the page's stead, and what was typed be gone. */
const ignoreBeside = (event: globalThis.DragEvent) => hasFiles(event) && event.preventDefault()

/** Lets files be dropped on an element: `over` says that they hang above it. */
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

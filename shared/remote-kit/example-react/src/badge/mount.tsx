import { version } from 'react'
import { drawn } from '../shared/drawn.tsx'

export default drawn((view) => <p>{view.text.get()('runs', { version })}</p>)

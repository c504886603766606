import { Canvas, useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import type { Mesh } from 'three'

const places = Array.from(
  { length: 15 },
  (_, index) => [(index % 5) * 3 - 6, Math.floor(index / 5) * 3 - 3, 0] as const,
)

function Crystal({ place }: { place: (typeof places)[number] }) {
  const mesh = useRef<Mesh>(null)
  useFrame((_, delta) => {
    mesh.current?.rotateY(0.9 * delta)
  })
  return (
    <mesh ref={mesh} position={[...place]}>
      <icosahedronGeometry />
      <meshStandardMaterial color="teal" flatShading />
    </mesh>
  )
}

const host = document.createElement('div')
host.style.cssText = 'position:fixed;inset:0'
document.body.append(host)
createRoot(host).render(
  <Canvas camera={{ position: [0, 0, 12] }}>
    <ambientLight />
    <directionalLight position={[1, 2, 3]} />
    {places.map((place) => (
      <Crystal key={place.join()} place={place} />
    ))}
  </Canvas>,
)

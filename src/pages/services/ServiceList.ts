import styled from '@emotion/styled'

export const ServiceList = styled.div`
  border-top: 1px solid var(--line-strong);
`

"""Who is ahead: points, and the published rules that break ties."""

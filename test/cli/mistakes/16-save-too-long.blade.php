@extends('layout')
@section('content')
{{-- <a edti="x"> --}}
<main id="main" @class(['wide' => $wide, 'old (archive)' => true])>
@csrf
@foreach ($rows as $row)
<button type="button" save="works.request/{{ $row->id }}/request" obj="priority:5">5</button>
@endforeach
</main>
@endsection

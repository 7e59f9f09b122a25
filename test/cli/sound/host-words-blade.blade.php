@extends('layout')
@section('content')
{{-- <a edti="x"> --}}
<main id="main" @class(['wide' => $wide, 'old (archive)' => true])>
@csrf
<div data-state="open" data-target="#menu-{{ $row->id }}" data-copy="yes" data-info="17 днів" data-format="dd.mm" data-help="так" data-api='{"v":1}' data-title="{{ $row->id }}">
<span class="add" data-states="a,b" data-formats="pdf xls" aria-info="x" onclick="save()">меню</span>
<progress value="5" max="10"></progress> <ol start="3" reversed><li>{{ $row->id }}</li></ol>
<img src="/a.png" srcset="/a2.png 2x" sizes="100vw" loading="lazy" alt="">
</div>
</main>
@endsection
